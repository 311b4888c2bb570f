import { mix, type Palette } from './palette.ts'
import type { Random } from './random.ts'

/** How somebody looks: colours are of the figure, ages change its proportions. */
export interface Look {
  age: 'child' | 'adult' | 'elder'
  skin: string
  hair: string
  style: HairStyle
  top: string
  bottom: string
  dress: boolean
  beard: boolean
  glasses: boolean
}

type HairStyle = 'short' | 'long' | 'bob' | 'bun' | 'curly' | 'thin'

const SKINS = ['#f0c6a2', '#8a5430', '#d9a077', '#5f3a26', '#e8b48c', '#b57a4c', '#734527']
const HAIRS = ['#2b1d1a', '#6a4227', '#1f1b20', '#3f291c', '#8f5b30', '#2b1d1a', '#171519']
const GREYS = ['#c9c4c0', '#9b979a', '#e6e1da']
const CLOTHES = ['#c4573f', '#dfa23c', '#5f8c72', '#f1e6d3', '#41507f', '#8d4f6e', '#3f7f8f', '#d98c6a']
const WOMEN: HairStyle[] = ['long', 'curly', 'bun', 'bob']
const MEN: HairStyle[] = ['short', 'curly', 'short', 'thin']

/** What ages come together: `a` for an adult, `c` for a child, `e` for somebody old. */
export type Ages = string

/** People who look different from each other, in clothes that go with the church's colour. */
export function people(ages: Ages, { colours, random }: { colours: Palette; random: Random }): Look[] {
  const start = Math.floor(random() * 84)
  return Array.from(ages, (letter, index) => {
    const age = letter === 'c' ? 'child' : letter === 'e' ? 'elder' : 'adult'
    const at = start + index
    const woman = (at + Math.floor(at / 4)) % 2 === 0
    const styles = woman ? WOMEN : MEN
    const style = styles[(at * 3 + index) % styles.length]!
    return {
      age,
      skin: SKINS[(at * 3) % SKINS.length]!,
      hair: age === 'elder' ? GREYS[at % GREYS.length]! : HAIRS[(at * 2) % HAIRS.length]!,
      style: age === 'child' && style === 'thin' ? 'short' : style,
      top: mix(CLOTHES[(at * 5 + index) % CLOTHES.length]!, colours.lit(0.1), 0.14),
      bottom: colours.shaded(0.45 + ((at * 7) % 5) / 10),
      dress: woman && at % 3 === 0,
      beard: !woman && age !== 'child' && at % 5 < 2,
      glasses: age === 'elder' ? at % 2 === 0 : at % 6 === 1,
    }
  })
}
