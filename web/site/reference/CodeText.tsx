import { createElement, Fragment } from 'react';

/** A description from the OpenAPI document; text in backticks is code. */
export const CodeText = ({ text }: { text: string }) => {
  const parts = text.split('`');
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) =>
      index % 2 ? createElement('code', { className: 'mono bg-paper-deep px-1' }, part) : part,
    ),
  );
};
