import type { PageSection } from '#schema/pageSections.ts';

/** The errors of the form below `sections`. */
export type Faults = unknown;

const at = (faults: Faults, name: string | number): Faults =>
  typeof faults === 'object' && faults !== null ? (faults as Record<string | number, unknown>)[name] : undefined;

/** @returns the faults of the fields of a section: the input has them under its type */
export const sectionFaults = (faults: Faults, index: number, { type }: PageSection): Faults =>
  at(at(faults, index), type);

export const faultsAt = (faults: Faults, name: string | number): Faults => at(faults, name);

export function messageAt(faults: Faults, name: string | number): string | undefined {
  const message = at(at(faults, name), 'message');
  return typeof message === 'string' ? message : undefined;
}
