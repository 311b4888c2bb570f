import { expect, it } from 'vitest'
import { contactLinks, reportHref, socialLinks, type Contact } from './contact-links.ts'

const nobody: Contact = {
  telefone: null,
  whatsapp: null,
  email: null,
  site: null,
  facebook: null,
  instagram: null,
  youtube: null,
}

it('links each way to reach a church', () => {
  const links = contactLinks({
    ...nobody,
    telefone: '+55 11 5000-0148',
    whatsapp: '+55 11 90000-0148',
    email: 'oi@esperanca.example',
    site: 'https://www.esperanca.example/',
  })
  expect(links.map(({ href, text }) => [href, text])).toEqual([
    ['tel:+551150000148', '+55 11 5000-0148'],
    ['https://wa.me/5511900000148', '+55 11 90000-0148'],
    ['mailto:oi@esperanca.example', 'oi@esperanca.example'],
    ['https://www.esperanca.example/', 'esperanca.example'],
  ])
})

it('shows nothing for what is missing or unsafe', () => {
  expect(contactLinks({ ...nobody, site: 'javascript:alert(1)' })).toEqual([])
  expect(socialLinks({ ...nobody, instagram: 'instagram', youtube: 'https://youtube.com/@a' })).toEqual([
    { nome: 'YouTube', href: 'https://youtube.com/@a' },
  ])
})

it('reports by mail, else by message, else by telephone', () => {
  const all = { ...nobody, telefone: '(11) 5000-0148', whatsapp: '+1 555', email: 'a@b.cc' }
  expect(reportHref(all, 'Horário errado')).toBe('mailto:a@b.cc?subject=Hor%C3%A1rio%20errado')
  expect(reportHref({ ...all, email: null }, 'Oi')).toBe('https://wa.me/1555?text=Oi')
  expect(reportHref({ ...all, email: null, whatsapp: null }, 'Oi')).toBe('tel:1150000148')
  expect(reportHref(nobody, 'Oi')).toBeNull()
})
