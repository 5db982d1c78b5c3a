import type { FavoriteFilter } from '@storysprout/contracts/query-keys';
import { type Grade, GRADES } from '@storysprout/contracts/rules';
import { useMessages } from '@storysprout/contracts/shell';
import { SelectField } from '@storysprout/shared-ui/select-field';
import type { FavoriteCategory } from '../../api/favorites';
import { catalogue } from '../../i18n/catalogue';
import styles from './favorite-filters.module.css';
import { SearchField } from './search-field';

interface FavoriteFiltersProps {
  filter: FavoriteFilter;
  categories: readonly FavoriteCategory[];
  onChange: (filter: FavoriteFilter, options?: { replace?: boolean }) => void;
}

/** Filters of the favourites: text, grade and category. */
export function FavoriteFilters({ filter, categories, onChange }: FavoriteFiltersProps) {
  const t = useMessages(catalogue);
  // A category from a stored URL may have no favourites any more.
  const isUnknown = filter.category !== undefined && !categories.some(({ name }) => name === filter.category);
  return (
    <div role="search" className={styles.filters} aria-label={t.lists.filters}>
      <SearchField
        label={t.lists.search}
        hint={t.lists.searchHint}
        value={filter.q ?? ''}
        onSearch={(q) => onChange({ ...filter, q }, { replace: true })}
      />
      <SelectField
        label={t.lists.grade}
        labelHidden
        value={filter.grade ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, grade: target.value ? (Number(target.value) as Grade) : undefined })
        }
      >
        <option value="">{t.lists.allGrades}</option>
        {GRADES.map((grade) => (
          <option key={grade} value={grade}>
            {t.gradeNames[grade]}
          </option>
        ))}
      </SelectField>
      {(categories.length > 0 || isUnknown) && (
        <SelectField
          label={t.lists.category}
          labelHidden
          value={filter.category ?? ''}
          onChange={({ target }) => onChange({ ...filter, category: target.value })}
        >
          <option value="">{t.lists.allCategories}</option>
          {isUnknown && <option>{filter.category}</option>}
          {categories.map(({ name, count }) => (
            <option key={name} value={name}>
              {t.lists.categoryCount(name, count)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
