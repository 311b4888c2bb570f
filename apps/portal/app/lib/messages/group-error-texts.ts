import { m } from '../../paraglide/messages.js'

/** What is said of requests to groups, and of their people, by code. */
export const groupTexts = {
  GROUP_CLOSED: {
    title: m.code_group_closed_title,
    detail: m.code_group_closed_detail,
    action: m.code_group_closed_action,
  },
  GROUP_FULL: {
    title: m.code_group_full_title,
    detail: m.code_group_full_detail,
    action: m.code_group_full_action,
  },
  GROUP_MEMBER: {
    title: m.code_group_member_title,
    detail: m.code_group_member_detail,
    action: m.code_group_member_action,
  },
  GROUP_REQUEST_EXISTS: {
    title: m.code_group_request_exists_title,
    detail: m.code_group_request_exists_detail,
    action: m.code_group_request_exists_action,
  },
  GROUP_REQUEST_ANSWERED: {
    title: m.code_group_request_answered_title,
    detail: m.code_group_request_answered_detail,
    action: m.code_group_request_answered_action,
  },
  GROUP_MEETING_CHANGED: {
    title: m.code_group_meeting_changed_title,
    detail: m.code_group_meeting_changed_detail,
    action: m.code_group_meeting_changed_action,
  },
  GROUP_MESSAGE_SENT: {
    title: m.code_group_message_sent_title,
    detail: m.code_group_message_sent_detail,
    action: m.code_group_message_sent_action,
  },
  GROUP_LAST_LEADER: {
    title: m.code_group_last_leader_title,
    detail: m.code_group_last_leader_detail,
    action: m.code_group_last_leader_action,
  },
}
