import { storedChoice } from '#web/shared/app/storedChoice.ts';

export const settingsPanel = storedChoice('writingSettings', ['open', 'folded']);

const KEY = 'foldedSettings';

export function foldedGroups(): string[] {
  try {
    const titles: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberGroup(title: string, isOpen: boolean): void {
  const others = foldedGroups().filter((one) => one !== title);
  try {
    localStorage.setItem(KEY, JSON.stringify(isOpen ? others : [...others, title]));
  } catch {
    // The browser forbids storage: the groups are open next time.
  }
}
