/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { createNavigation } from './navigation.ts'

function someNavigation() {
  const visited: string[] = []
  const navigation = createNavigation(window, (path) => ({ id: path.slice(1) }))
  navigation.connectRouter((to) => visited.push(to))
  return { navigation, visited }
}

test.each([
  ['/order/WO-1', '/order/WO-1'],
  ['/order-history?x=1', '/order-history?x=1'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('navigates a remote that requests %s to %s', (to, address) => {
  const { navigation, visited } = someNavigation()
  expect(navigation.href(to)).toBe(address)
  navigation.go(to)
  expect(visited).toEqual([address])
})

test('returns the address as location, and the same object until it changes', () => {
  const { navigation } = someNavigation()
  window.history.pushState(null, '', '/WO-1?x=1')
  const { location } = navigation
  expect(location.get()).toEqual({ path: '/WO-1', search: '?x=1', params: { id: 'WO-1' } })
  expect(location.get()).toBe(location.get())
})

test('does not navigate when the updater loads the page', () => {
  const { navigation, visited } = someNavigation()
  navigation.interceptNavigation((to) => to === '/order-history')
  navigation.go('/order-history')
  navigation.go('/accepted-orders')
  expect(visited).toEqual(['/accepted-orders'])
})
