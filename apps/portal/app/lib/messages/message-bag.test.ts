import { expect, it } from 'vitest'
import { addMessage, messagesOf, removeAllMessages, removeMessage } from './message-bag.ts'

it('keeps messages by context and removes one or all', () => {
  const first = addMessage('form', { tone: 'bad', title: 'one' })
  addMessage('form', { tone: 'info', title: 'two' })
  addMessage('list', { tone: 'ok', title: 'three' })
  removeMessage('form', first)
  expect(messagesOf('form').map(({ title }) => title)).toEqual(['two'])
  removeAllMessages('form')
  expect(messagesOf('form')).toEqual([])
  expect(messagesOf('list')).toHaveLength(1)
})
