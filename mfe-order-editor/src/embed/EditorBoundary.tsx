import { Component, type ReactNode } from 'react'

interface Props {
  /** Rendered instead of the editor after a crash; `retry` renders the editor again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
  onCrash(error: unknown): void
}

interface State {
  readonly crashed: boolean
}

/** Contains a crash of the editor in its element, with a way to start again. */
export class EditorBoundary extends Component<Props, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  retry = () => this.setState({ crashed: false })

  override render() {
    return this.state.crashed ? this.props.fallback(this.retry) : this.props.children
  }
}
