// Error boundary of a page, so that the menu remains usable.
import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/** A page, or its error. A new key resets it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    return <BrokenPage error={this.state.error} />;
  }
}
