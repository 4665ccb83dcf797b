import { Component, type ReactNode } from 'react';

interface SceneBoundaryProps {
  /** Shown when the scene fails. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Shows something else when the scene cannot be drawn, and logs the error. */
export class SceneBoundary extends Component<SceneBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The pitch in three dimensions could not be shown', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
