import { Component, type ReactNode } from 'react';

interface SceneBoundaryProps {
  /** What is shown when the scene fails, and with it a way to try once more. */
  instead(error: unknown, retry: () => void): ReactNode;
  readonly children: ReactNode;
}

type SceneBoundaryState = { readonly status: 'fine' } | { readonly status: 'failed'; readonly error: unknown };

/** Shows something else when the scene cannot be fetched or drawn, and logs why. */
export class SceneBoundary extends Component<SceneBoundaryProps, SceneBoundaryState> {
  override state: SceneBoundaryState = { status: 'fine' };

  static getDerivedStateFromError(error: unknown): SceneBoundaryState {
    return { status: 'failed', error };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The pitch in three dimensions could not be shown', error);
  }

  readonly #retry = () => this.setState({ status: 'fine' });

  override render(): ReactNode {
    const { state } = this;
    return state.status === 'failed' ? this.props.instead(state.error, this.#retry) : this.props.children;
  }
}
