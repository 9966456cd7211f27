import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen'

/** Catches a crash or a page chunk that failed to load, and shows the way back instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
}
