/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { render, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { UnmountBoundary } from './UnmountBoundary.tsx'

const FAULT = new Error('a remote')
const reported: unknown[] = []

beforeEach(() => {
  reported.length = 0
  globalThis.reportError = (error) => void reported.push(error)
  // React logs each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

function fail() {
  throw FAULT
}

function FailsAtItsEnd() {
  useEffect(() => fail, [])
  return <p>first</p>
}

function FailsAtItsStart() {
  useEffect(fail, [])
  return <p>second</p>
}

function shown(path: string, children: ReactNode) {
  return <UnmountBoundary id={path}>{children}</UnmountBoundary>
}

test('an error of a screen that is left is reported, and the next screen is shown, again and again', () => {
  const { rerender } = render(shown('/second', <p>second</p>))
  for (const round of [1, 2]) {
    rerender(shown('/first', <FailsAtItsEnd />))
    expect(screen.getByText('first')).toBeVisible()
    rerender(shown('/second', <p>second</p>))
    expect(screen.getByText('second')).toBeVisible()
    expect(reported).toEqual(Array(round).fill(FAULT))
  }
})

test('an error that the shown screen repeats goes to the boundary above', () => {
  expect(() => render(shown('/second', <FailsAtItsStart />))).toThrow(FAULT)
})
