import { Button } from '@storysprout/shared-ui/button';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { Spinner } from '@storysprout/shared-ui/spinner';
import { SproutIcon } from '@storysprout/shared-ui/sprout-icon';
import Heart from 'lucide-react/icons/heart';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Share from 'lucide-react/icons/share';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

const ICONS = {
  plain: <Share aria-hidden />,
  heart: <Heart aria-hidden />,
  play: <Play aria-hidden />,
  raised: <Trash aria-hidden />,
};

function IconButtons() {
  const { actions, catalogue } = useSampleTexts();
  const [liked, setLiked] = useState(false);
  const labels = {
    plain: actions.share,
    heart: actions.favorite,
    play: actions.play,
    raised: actions.delete,
  };
  return (
    <Examples>
      {(['plain', 'heart', 'play', 'raised'] as const).map((variant) => (
        <Example name={`variant="${variant}"`} key={variant}>
          <div className="row">
            <IconButton variant={variant} label={labels[variant]}>
              {ICONS[variant]}
            </IconButton>
            <IconButton variant={variant} label={labels[variant]} disabled>
              {ICONS[variant]}
            </IconButton>
          </div>
        </Example>
      ))}
      {(['plain', 'heart', 'play', 'raised'] as const).map((variant) => (
        <Example name={variant} focus key={variant}>
          <IconButton variant={variant} label={labels[variant]}>
            {ICONS[variant]}
          </IconButton>
        </Example>
      ))}
      <Example name='"heart" pressed'>
        <div className="row">
          <IconButton variant="heart" label={actions.unfavorite} pressed>
            {ICONS.heart}
          </IconButton>
          <IconButton variant="heart" label={actions.unfavorite} pressed disabled>
            {ICONS.heart}
          </IconButton>
        </div>
      </Example>
      <Example name={`"play", ${actions.pause}`}>
        <IconButton variant="play" label={actions.pause}>
          <Pause aria-hidden />
        </IconButton>
      </Example>
      <Example name="pressed={!pressed}">
        <IconButton
          variant="heart"
          label={liked ? actions.unfavorite : actions.favorite}
          pressed={liked}
          onClick={() => setLiked(!liked)}
        >
          {ICONS.heart}
        </IconButton>
      </Example>
      <Example name={`render={<a>}, ${catalogue.shows.asLink}`}>
        <IconButton label={actions.share} render={<a href="#icon-button" />}>
          {ICONS.plain}
        </IconButton>
      </Example>
    </Examples>
  );
}

function Spinners() {
  const { actions, catalogue } = useSampleTexts();
  return (
    <Examples>
      <Example name={catalogue.shows.decoration}>
        <Spinner />
      </Example>
      <Example name="label">
        <Spinner label={actions.loading} />
      </Example>
    </Examples>
  );
}

function SproutIcons() {
  const { actions, catalogue } = useSampleTexts();
  return (
    <Examples>
      <Example name={catalogue.shows.iconOnly}>
        <SproutIcon />
      </Example>
      <Example name={catalogue.shows.inButton}>
        <Button icon={<SproutIcon />}>{actions.generate}</Button>
      </Example>
    </Examples>
  );
}

export const iconButtons: Kind = {
  'icon-button': IconButtons,
  spinner: Spinners,
  'sprout-icon': SproutIcons,
};
