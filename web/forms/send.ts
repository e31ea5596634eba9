import type { Upload } from '#web/data/uploadingFetch.ts';
import type { Outcome } from '#web/data/useCommand.ts';

/** Stores what a form holds, with a picture if there is one, and resolves to the slug of the page that shows it. */
export type Send<Input> = (input: Input, upload: Upload) => Promise<Outcome<{ slug: string }>>;
