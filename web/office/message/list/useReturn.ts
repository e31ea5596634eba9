import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusRow, rowSelector } from '#web/shared/app/focusedRow.ts';
import type { SelectionMemory } from '#web/shared/lists/useSelection.ts';
import { lastOpened } from '../split/walk.ts';

const memory: SelectionMemory = { chosen: new Set() };

/**
 * On the way back from an enquiry, its row has the focus again, and what was selected is selected. The browser restores
 * the scroll position.
 * @returns the memory of the selection; empty unless the browser went back
 */
export function useReturn(): SelectionMemory {
  const isBack = useNavigationType() === 'POP';
  const [returnState] = useState(() => {
    if (!isBack) memory.chosen = new Set();
    return memory;
  });
  useEffect(() => {
    const id = lastOpened();
    if (!(id && isBack)) return;
    focusRow([...document.querySelectorAll<HTMLElement>(rowSelector)].find((row) => row.dataset.row === id));
  }, [isBack]);
  return returnState;
}
