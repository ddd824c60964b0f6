import { Component, type ReactNode } from 'react'
import { messages } from './messages.ts'
import { StartProblem } from './StartProblem.tsx'

/** The last resort: a fault of the shell itself leaves a readable page. */
export class PortalBoundary extends Component<{ readonly children: ReactNode }, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.state.hasThrown ? <StartProblem text={messages.en.crashed} problems={[]} /> : this.props.children
  }
}
