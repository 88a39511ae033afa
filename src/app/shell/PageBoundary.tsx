// Catches what breaks in a page, so that the menu around it stays.
import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/** A page, or what is said in its place when it broke. Given a new key it starts anew. */
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
