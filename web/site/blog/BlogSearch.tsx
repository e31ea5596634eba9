import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useTexts } from '#web/shared/language/language.ts';
import { MAX_LIST_PARAM } from '#web/shared/lists/listParams.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { control } from '#web/shared/ui/Field.tsx';
import { pathOf } from './listParams.ts';

/** Full-text search over posts; a plain form that works without scripts. */
export function BlogSearch({ search = '', className = '' }: { search?: string | undefined; className?: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('search')).trim();
    void navigate(pathOf({ search: wanted }));
  };
  return (
    <search className={className}>
      {/* The key resets the field when the search in the address changes. */}
      <form key={search} action={useHref(paths.blogs)} onSubmit={onSubmit} className="flex">
        <input
          type="search"
          dir="auto"
          name="search"
          aria-label={t('Search the blog')}
          placeholder={t('Search the blog')}
          maxLength={MAX_LIST_PARAM}
          defaultValue={search}
          className={`${control} min-w-0 border-r-0`}
        />
        <Button type="submit" variant="ink" aria-label={t('Search')} className="px-4">
          <Search aria-hidden="true" className="size-5" />
        </Button>
      </form>
    </search>
  );
}
