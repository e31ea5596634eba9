/** How a post or an item is changed. */
export type Saving = {
  /** When it was changed last as far as the writer knows; left out, nobody asks. */
  ifUpdatedAt?: Date | null | undefined;
  /** Whether somebody wrote it so, or brought back how it was. */
  reason?: 'update' | 'restore';
  /** The writer's draft that ends by that. */
  draftId?: string | null | undefined;
};
