import { Component, type ReactNode } from 'react';

/** The last error screen. It loads nothing that could fail. */
export function RouteError({ message }: { message: string }) {
  return (
    <div role="alert" className="shell py-12 md:py-20">
      <title>Unexpected Application Error!</title>
      <h1 className="max-w-[9.5em] text-4xl">Unexpected Application Error!</h1>
      <p className="measure mt-6 border-l-8 border-danger pl-5 text-lg break-words">{message}</p>
      <p className="mt-8">
        <a href="/" className="link font-semibold">
          Back to Home
        </a>
      </p>
    </div>
  );
}

type Props = {
  children: ReactNode;
  /** Replaces a failed part; defaults to the full error screen. */
  fallback?: ReactNode;
};

/** Catches render errors. Use the path as `key`, so that navigation resets it. */
export class ErrorBoundary extends Component<Props, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    const { children, fallback } = this.props;
    return message === null ? children : (fallback ?? <RouteError message={message} />);
  }
}
