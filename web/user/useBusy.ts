import { useState } from 'react';

/** @returns the ids of what waits for an answer, and what makes an id one of them while some work is done */
export function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const whileBusy = async (id: string, work: () => Promise<void>): Promise<void> => {
    setBusy((ids) => new Set([...ids, id]));
    try {
      await work();
    } finally {
      setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };
  return [busy, whileBusy] as const;
}
