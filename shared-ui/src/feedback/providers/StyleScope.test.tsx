/** @jest-environment-options {"allStyles": true} */

import { styled } from '@carrier-portal/shared-ui/kit'
import { render, screen } from '@testing-library/react'
import { remValuesToPx, toContainerRule } from './StyleScope.tsx'
import { UiProvider } from './UiProvider.tsx'

test.each([
  ['padding:0.5rem 1rem;', 'padding:8px 16px;'],
  ['margin:-.25rem;', 'margin:-4px;'],
  ['width:calc(100% - 2rem);', 'width:calc(100% - 32px);'],
  ['--cp-body:0.9375rem;', '--cp-body:15px;'],
  ['font-family:a1rem;', 'font-family:a1rem;'],
  ['width:2em;', 'width:2em;'],
])('rewrites %s in another company’s page to %s', (text, expected) => {
  expect(remValuesToPx(text)).toBe(expected)
})

test.each([
  ['@media (min-width: 56.25em)', '@container (min-width: 900px)'],
  ['@media (max-width:22.4375em)', '@container (max-width:359px)'],
  ['@media not all and (min-width: 78.75em)', '@container not (min-width: 1260px)'],
  ['@media (min-width: 56.25em) and (pointer: fine)', '@media (min-width: 56.25em) and (pointer: fine)'],
  ['@media print', '@media print'],
])('rewrites %s in another company’s page to %s', (rule, expected) => {
  expect(toContainerRule(rule)).toBe(expected)
})

test('keeps styles inside of their container', () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  const before = document.head.innerHTML
  const Part = styled.p`
    padding: 0.5rem;
    @media (min-width: 56.25em) { margin: 0; }
    @container (max-height: 30rem) { margin: 0; }
  `
  render(
    <UiProvider scope="embedded" styleTarget={root}>
      <Part>inside</Part>
    </UiProvider>,
    { container },
  )
  expect(document.head.innerHTML).toBe(before)
  expect(root.querySelector('style')?.textContent).toContain('padding:8px')
  expect(root.querySelector('style')?.textContent).toContain('@container (min-width: 900px)')
  expect(root.querySelector('style')?.textContent).toContain('@container (max-height: 480px)')
  expect(screen.queryByText('inside')).toBeNull()
  host.remove()
})

test('sets the nonce on the style element and removes it after fifty mounts', () => {
  const before = document.head.innerHTML
  const Part = styled.p`padding: 0.5rem;`
  for (let mounts = 0; mounts < 50; mounts += 1) {
    const { unmount } = render(
      <UiProvider scope="embedded" nonce="n0nce">
        <Part>inside</Part>
      </UiProvider>,
    )
    const own = [...document.head.querySelectorAll('style')].filter(({ nonce }) => nonce === 'n0nce')
    expect(own).toHaveLength(1)
    expect(own[0]?.textContent).toContain('padding:0.5rem')
    unmount()
  }
  expect(document.head.innerHTML).toBe(before)
})
