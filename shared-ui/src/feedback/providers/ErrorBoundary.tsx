import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown after an error; nothing without it. `retry` renders the children again. */
  readonly fallback?: (retry: () => void) => ReactNode
  readonly onError?: (error: unknown) => void
  readonly children: ReactNode
}

/** Contains an error that its children throw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false }

  static getDerivedStateFromError() {
    return { hasThrown: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  retry = () => this.setState({ hasThrown: false })

  override render() {
    const { fallback, children } = this.props
    return this.state.hasThrown ? fallback?.(this.retry) : children
  }
}
