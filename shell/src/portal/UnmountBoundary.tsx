import { Component, type ReactNode } from 'react'

interface UnmountBoundaryProps {
  /** Changes with what is shown. */
  readonly id: string
  readonly children: ReactNode
}

interface UnmountBoundaryState {
  readonly id: string
  readonly caught: { readonly error: unknown } | undefined
  readonly hasRecovered: boolean
}

/**
 * Stays while remotes come and go below it. React passes an error of a cleanup to the nearest boundary that is still mounted,
 * so the boundary of a remote that is unmounted does not receive it. This one reports the error and renders its present
 * children anew. A second error under the same `id` is one of these children and goes to the boundary above.
 */
export class UnmountBoundary extends Component<UnmountBoundaryProps, UnmountBoundaryState> {
  override state: UnmountBoundaryState = { id: this.props.id, caught: undefined, hasRecovered: false }

  static getDerivedStateFromProps({ id }: UnmountBoundaryProps, state: UnmountBoundaryState) {
    return id === state.id ? null : { id, hasRecovered: false }
  }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    this.setState({ caught: undefined, hasRecovered: true })
  }

  override render() {
    const { caught, hasRecovered } = this.state
    if (caught && hasRecovered) throw caught.error
    return caught ? null : this.props.children
  }
}
