import { Component, type ReactNode } from 'react'

interface Props {
  /** What stands in the editor's place after a crash; `retry` renders the editor anew. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
  onCrash(): void
}

interface State {
  readonly crashed: boolean
}

/** Keeps a failure of the editor inside of its element: the page around goes on, and the person can start again. */
export class EditorBoundary extends Component<Props, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidCatch() {
    this.props.onCrash()
  }

  retry = () => this.setState({ crashed: false })

  override render() {
    return this.state.crashed ? this.props.fallback(this.retry) : this.props.children
  }
}
