import { Component, type ReactNode } from 'react'

interface RemoteBoundaryProps {
  onError(cause: unknown): void
  readonly children: ReactNode
}

/** Catches what a remote throws while rendering; the loader decides what follows. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause)
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children
  }
}
