import { circle, n, path } from './canvas.ts'

/** A person standing at a place on the ground, as a plain figure without features, in trousers or a dress. */
export function person(x: number, ground: number, height: number, fill: string, dress = false): string {
  const head = height * 0.09
  const shoulder = height * 0.14
  const neck = ground - height + head * 2.1
  const sleeve = neck + shoulder * 1.2
  const torso = `M${n(x - shoulder)} ${n(sleeve)}Q${n(x - shoulder)} ${n(neck)} ${n(x)} ${n(neck)}T${n(x + shoulder)} ${n(sleeve)}`
  return [
    circle(x, ground - height + head, head, { fill }),
    path(`${torso}${(dress ? skirt : trousers)(x, ground, height)}Z`, { fill }),
  ].join('')
}

function trousers(x: number, ground: number, height: number): string {
  const [hip, crotch] = [ground - height * 0.5, ground - height * 0.36]
  const [outer, inner] = [height * 0.12, height * 0.022]
  return (
    `L${n(x + outer)} ${n(hip)}L${n(x + outer * 0.85)} ${n(ground)}H${n(x + inner)}V${n(crotch)}` +
    `H${n(x - inner)}V${n(ground)}H${n(x - outer * 0.85)}L${n(x - outer)} ${n(hip)}`
  )
}

function skirt(x: number, ground: number, height: number): string {
  const [waist, hem] = [ground - height * 0.52, ground - height * 0.15]
  const [narrow, wide, leg] = [height * 0.105, height * 0.165, height * 0.07]
  return (
    `L${n(x + narrow)} ${n(waist)}L${n(x + wide)} ${n(hem)}H${n(x + leg)}V${n(ground)}` +
    `H${n(x - leg)}V${n(hem)}H${n(x - wide)}L${n(x - narrow)} ${n(waist)}`
  )
}
