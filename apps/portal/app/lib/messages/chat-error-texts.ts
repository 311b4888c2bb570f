import { m } from '../../paraglide/messages.js'

/** What is said of writing in rooms, by code. */
export const chatTexts = {
  CHAT_TICKET: {
    title: m.code_chat_ticket_title,
    detail: m.code_chat_ticket_detail,
    action: m.code_chat_ticket_action,
  },
  CHAT_NAME: {
    title: m.code_chat_name_title,
    detail: m.code_chat_name_detail,
    action: m.code_chat_name_action,
  },
  CHAT_CLOSED: {
    title: m.code_chat_closed_title,
    detail: m.code_chat_closed_detail,
    action: m.code_chat_closed_action,
  },
  CHAT_LINK: {
    title: m.code_chat_link_title,
    detail: m.code_chat_link_detail,
    action: m.code_chat_link_action,
  },
  CHAT_WORD: {
    title: m.code_chat_word_title,
    detail: m.code_chat_word_detail,
    action: m.code_chat_word_action,
  },
  CHAT_DUPLICATE: {
    title: m.code_chat_duplicate_title,
    detail: m.code_chat_duplicate_detail,
    action: m.code_chat_duplicate_action,
  },
  CHAT_RATE: {
    title: m.code_chat_rate_title,
    detail: m.code_chat_rate_detail,
    action: m.code_chat_rate_action,
  },
  CHAT_SLOW: {
    title: m.code_chat_slow_title,
    detail: m.code_chat_slow_detail,
    action: m.code_chat_slow_action,
  },
}
