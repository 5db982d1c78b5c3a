import { useMessages } from '@storysprout/contracts/shell';
import { BlurbGrow } from '@storysprout/shared-ui/art/blurb-grow';
import { BlurbLearn } from '@storysprout/shared-ui/art/blurb-learn';
import { BlurbShelf } from '@storysprout/shared-ui/art/blurb-shelf';
import { Blurb, Blurbs } from '@storysprout/shared-ui/blurb';
import { catalogue } from '../i18n/catalogue';
import { Clauses } from '@storysprout/shared-ui/clauses';

/** The three things the product does. */
export function FeatureBlurbs() {
  const t = useMessages(catalogue);
  const { grow, shelf, learn } = t.blurbs;
  return (
    <Blurbs label={t.blurbsLabel}>
      <Blurb band={1} picture={<BlurbGrow />} title={grow.title}>
        <Clauses of={grow.text} />
      </Blurb>
      <Blurb band={2} picture={<BlurbShelf />} title={shelf.title}>
        <Clauses of={shelf.text} />
      </Blurb>
      <Blurb band={3} picture={<BlurbLearn />} title={learn.title}>
        <Clauses of={learn.text} />
      </Blurb>
    </Blurbs>
  );
}
