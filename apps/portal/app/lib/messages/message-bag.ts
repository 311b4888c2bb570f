import { createStore, useStore } from '../data/store.ts'

/** A message of the page, kept until it is removed. */
export interface Message {
  id: number
  tone: 'ok' | 'info' | 'warn' | 'bad'
  title: string
  detail?: string
  /** Label of the one thing to do about it. */
  action?: string
  /** The error's code and the server's name for the request, where a call failed. */
  code?: string
  requestId?: string | null
}

type Bags = Readonly<Record<string, readonly Message[]>>

const bags = createStore<Bags>({})
const none: Bags = {}
const empty: readonly Message[] = []
let lastId = 0

/** Adds a message to the bag of a context and returns its id. */
export function addMessage(context: string, message: Omit<Message, 'id'>): number {
  const id = ++lastId
  put(context, [...messagesOf(context), { ...message, id }])
  return id
}

export function removeMessage(context: string, id: number): void {
  put(
    context,
    messagesOf(context).filter((message) => message.id !== id),
  )
}

export function removeAllMessages(context: string): void {
  if (messagesOf(context).length > 0) put(context, empty)
}

export function messagesOf(context: string): readonly Message[] {
  return bags.get()[context] ?? empty
}

export function useMessages(context: string): readonly Message[] {
  return useStore(bags, none)[context] ?? empty
}

function put(context: string, messages: readonly Message[]): void {
  bags.set({ ...bags.get(), [context]: messages })
}
