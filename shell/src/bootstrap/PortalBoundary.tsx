import { Component, type ReactNode } from 'react'
import { StartupError } from './StartupError.tsx'

/** The outermost error boundary: an error in the shell itself shows a readable page with a reload button. */
export class PortalBoundary extends Component<{ readonly children: ReactNode }, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override render() {
    return this.state.hasThrown ? <StartupError reason="crashed" problems={[]} /> : this.props.children
  }
}
