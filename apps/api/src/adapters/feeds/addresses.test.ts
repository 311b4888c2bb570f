import { describe, expect, it } from 'vitest'
import { isPublic, publicAddresses } from './addresses.ts'

describe('isPublic', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('takes %s', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.192',
    '198.18.0.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:7f00:1::1',
    '2001:0:1::1',
    '2001:db8::1',
    '100::1',
    'localhost',
    '',
  ])('refuses %s', (address) => {
    expect(isPublic(address)).toBe(false)
  })
})

describe('publicAddresses', () => {
  const names: Record<string, string[]> = {
    'feeds.example': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
    'inside.example': ['10.0.0.5'],
    'both.example': ['93.184.215.14', '169.254.169.254'],
    'nowhere.example': [],
  }
  const resolve = async (name: string) =>
    names[name]!.map((address) => ({ address, family: address.includes(':') ? (6 as const) : (4 as const) }))

  it('gives every address of a public name', async () => {
    expect(await publicAddresses('feeds.example', resolve)).toHaveLength(2)
  })

  it('refuses a name when one of its addresses is inside, and a name without any', async () => {
    for (const name of ['inside.example', 'both.example', 'nowhere.example']) {
      expect(await publicAddresses(name, resolve)).toBeNull()
    }
  })

  it('reads an address as itself, in brackets too', async () => {
    expect(await publicAddresses('[::ffff:10.0.0.1]', resolve)).toBeNull()
    expect(await publicAddresses('8.8.8.8', resolve)).toEqual([{ address: '8.8.8.8', family: 4 }])
  })
})
