import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('without trusted proxies only the socket counts, whatever the headers claim', () => {
  expect(clientAddress('203.0.113.7', '1.1.1.1', 0)).toBe('203.0.113.7')
})

test('behind n proxies the client is the n-th entry from the right, so that entries a client forges are never reached', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.4', 1)).toBe('198.51.100.4')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2, 198.51.100.4', 1)).toBe('198.51.100.4')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.4, 10.0.0.9', 2)).toBe('198.51.100.4')
})

test.each([
  ['no header', undefined, 1],
  ['fewer entries than proxies', '198.51.100.4', 2],
  ['an entry that is no address', 'unknown', 1],
  ['an entry made to look like another client', '<script>', 1],
])('%s leaves the socket address', (_, forwardedFor, trustedProxies) => {
  expect(clientAddress('10.0.0.1', forwardedFor, trustedProxies)).toBe('10.0.0.1')
})

test.each([
  ['198.51.100.4:51234', '198.51.100.4'],
  ['[2001:db8:1:2::5]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
])('an entry with a port (%s) is read without it', (entry, client) => {
  expect(clientAddress('10.0.0.1', entry, 1)).toBe(client)
})

test('all addresses of one IPv6 network of /64 are one client, in every notation', () => {
  const notations = [
    '2001:db8:0:1::',
    '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff',
    '2001:db8:0:1:1:2:3:4',
    '2001:db8::1:0:0:192.0.2.1',
    '2001:db8:0:1::7%eth0',
  ]
  expect(new Set(notations.map((address) => clientAddress(address, undefined, 0)))).toEqual(
    new Set(['2001:db8:0:1::/64']),
  )
  expect(clientAddress('2001:db8:0:2::', undefined, 0)).not.toBe('2001:db8:0:1::/64')
})

test('an IPv4 address seen through an IPv6 socket is the IPv4 client', () => {
  expect(clientAddress('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7')
})

test('without a socket there is one client called unknown', () => {
  expect(clientAddress(undefined, undefined, 0)).toBe('unknown')
})
