import { useEffect, type RefObject } from 'react'

/** What covers less of a screen is no keyboard, but a bar of the browser. */
const KEYBOARD_PX = 120

/**
 * While somebody writes here with a keyboard on the screen, the chat has all that is left of it: browsers cover a page,
 * and neither shrink it nor tell a stylesheet (Decision 267).
 */
export function useRoomForKeyboard(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    const chat = foot.current?.closest<HTMLElement>('.chat')
    // A talk in a sheet has a place of its own.
    if (!seen || !chat || chat.closest('dialog')) return
    const fit = () => {
      const isWriting = foot.current?.contains(document.activeElement) === true
      const covered = document.documentElement.clientHeight - seen.height
      // Who has made the page larger reads a part of it.
      const isCovered = covered > KEYBOARD_PX && seen.scale < 1.1
      if (!chat.toggleAttribute('data-writing', isWriting && isCovered)) return
      const { style } = document.documentElement
      style.setProperty('--seen-top', `${seen.offsetTop}px`)
      style.setProperty('--seen-height', `${seen.height}px`)
    }
    // What has the focus next is known a moment later.
    const soon = () => setTimeout(fit)
    const form = foot.current!
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    form.addEventListener('focusin', fit)
    form.addEventListener('focusout', soon)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
      form.removeEventListener('focusin', fit)
      form.removeEventListener('focusout', soon)
      chat.removeAttribute('data-writing')
    }
  }, [foot])
}
