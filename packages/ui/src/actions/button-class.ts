import { classNames } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger'
export type ButtonLook = { variant?: ButtonVariant; size?: 'md' | 'lg'; block?: boolean; className?: string }

/** The look of a button, for an element that is not one: `<Link className={buttonClass()}>`. */
export function buttonClass({ variant = 'primary', size, block, className }: ButtonLook = {}): string {
  return classNames('btn', `btn-${variant}`, size === 'lg' && 'btn-lg', block && 'btn-block', className)
}
