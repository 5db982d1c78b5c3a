import { useMessages } from '@storysprout/contracts/shell';
import { FeatureGrow } from '@storysprout/shared-ui/art/feature-grow';
import { FeatureLearn } from '@storysprout/shared-ui/art/feature-learn';
import { FeatureShelf } from '@storysprout/shared-ui/art/feature-shelf';
import { FeatureCard, FeatureGrid } from '@storysprout/shared-ui/feature-card';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';

/** Three cards with the product's features. */
export function FeatureList() {
  const t = useMessages(catalogue);
  const { grow, shelf, learn } = t.features;
  return (
    <FeatureGrid label={t.featuresLabel}>
      <FeatureCard band={1} picture={<FeatureGrow />} title={grow.title}>
        <KeepTogether clauses={grow.text} />
      </FeatureCard>
      <FeatureCard band={2} picture={<FeatureShelf />} title={shelf.title}>
        <KeepTogether clauses={shelf.text} />
      </FeatureCard>
      <FeatureCard band={3} picture={<FeatureLearn />} title={learn.title}>
        <KeepTogether clauses={learn.text} />
      </FeatureCard>
    </FeatureGrid>
  );
}
