import { createElement, type ReactNode, type SVGProps } from 'react'

interface IconData {
  size?: number
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/** What `createLucideIcon` makes, without the names of its classes and without a provider of settings. */
// oxlint-disable-next-line import/no-default-export -- stands where the library's own stands
export default function createIcon({ size: side = 24, node }: IconData) {
  return function Icon({ size = 24, color = 'currentColor', children, ...given }: IconProps): ReactNode {
    // An icon that says nothing is nothing to a screen reader.
    const speaks = children || Object.keys(given).some((name) => /^(aria-|role$)/.test(name))
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': speaks ? undefined : true,
        ...given,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}
