import { expect, it } from 'vitest'
import { readPin } from './read-pin.ts'

const there = { latitude: -23.5874, longitude: -46.6576 }

it.each([
  '-23.5874, -46.6576',
  ' (-23.5874 -46.6576) ',
  '-23.5874;-46.6576',
  'geo:-23.5874,-46.6576?z=17',
  'https://www.openstreetmap.org/#map=17/-23.5874/-46.6576',
  'https://www.openstreetmap.org/?mlat=-23.5874&mlon=-46.6576#map=12/-23.5/-46.6',
  'https://www.google.com/maps?q=-23.5874,-46.6576',
  'https://www.google.com/maps/place/x/@-23.59,-46.65,17z/data=!3m1!4b1!3d-23.5874!4d-46.6576',
  'https://www.google.com/maps/@-23.5874,-46.6576,17z',
])('reads the place in %s', (text) => {
  expect(readPin(text)).toEqual(there)
})

it.each([
  '',
  'Rua das Flores, 12',
  '-23.5874',
  '-23,5874',
  '95.1, 10',
  '10, 190',
  'https://maps.app.goo.gl/Ab12',
])('finds none in %s', (text) => {
  expect(readPin(text)).toBeNull()
})
