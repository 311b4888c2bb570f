import { cpf, email, password } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { descriptions } from './world.ts'
import { demoPassword, demoPeople, type DemoPerson } from './people.ts'

const people = Object.entries<DemoPerson>(demoPeople)

describe('demoPeople', () => {
  it('share a password that registration would accept', () => {
    expect(password(demoPassword)).toBeNull()
    expect(people.every(([, person]) => person.password === demoPassword)).toBe(true)
  })

  it.each(people)('%s has an e-mail address and documents that the rules accept', (_, person) => {
    expect(email(person.email)).toBeNull()
    expect(cpf(person.dados?.cpf)).toBeNull()
  })

  it('have an e-mail address each', () => {
    expect(new Set(people.map(([, person]) => person.email)).size).toBe(people.length)
  })

  it('play every part that tests need', () => {
    const roles = people.map(([, person]) => person.role)
    expect(roles).toEqual(expect.arrayContaining(['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN']))
    expect(demoPeople.visitor.churches).toEqual([])
    expect(demoPeople.inactiveMember.flagAtivo).toBe(false)
    expect(demoPeople.member.churches).toEqual(['full'])
    expect(demoPeople.sameOrganisationMember.churches).not.toContain('full')
  })

  it('give answers that the custom fields allow', () => {
    const campos = Object.values(descriptions).flatMap(({ campos }) => campos)
    const chosen = campos.filter(({ tipo }) => tipo === 'opcao')
    for (const { opcoes, valores } of chosen) {
      for (const valor of Object.values(valores ?? {})) expect(opcoes).toContain(valor)
    }
    expect(chosen.length).toBeGreaterThan(0)
  })
})
