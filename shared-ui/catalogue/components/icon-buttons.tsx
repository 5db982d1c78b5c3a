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
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

const ICONS = {
  plain: <Share aria-hidden />,
  heart: <Heart aria-hidden />,
  play: <Play aria-hidden />,
  raised: <Trash aria-hidden />,
};

function IconButtons() {
  const { actions, own } = useWords();
  const [liked, setLiked] = useState(false);
  const labels = {
    plain: actions.share,
    heart: actions.favorite,
    play: actions.play,
    raised: actions.delete,
  };
  return (
    <Specimens>
      {(['plain', 'heart', 'play', 'raised'] as const).map((variant) => (
        <Specimen name={`variant="${variant}"`} key={variant}>
          <div className="row">
            <IconButton variant={variant} label={labels[variant]}>
              {ICONS[variant]}
            </IconButton>
            <IconButton variant={variant} label={labels[variant]} disabled>
              {ICONS[variant]}
            </IconButton>
          </div>
        </Specimen>
      ))}
      {(['plain', 'heart', 'play', 'raised'] as const).map((variant) => (
        <Specimen name={variant} focus key={variant}>
          <IconButton variant={variant} label={labels[variant]}>
            {ICONS[variant]}
          </IconButton>
        </Specimen>
      ))}
      <Specimen name='"heart" pressed'>
        <div className="row">
          <IconButton variant="heart" label={actions.unfavorite} pressed>
            {ICONS.heart}
          </IconButton>
          <IconButton variant="heart" label={actions.unfavorite} pressed disabled>
            {ICONS.heart}
          </IconButton>
        </div>
      </Specimen>
      <Specimen name={`"play", ${actions.pause}`}>
        <IconButton variant="play" label={actions.pause}>
          <Pause aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen name="pressed={!pressed}">
        <IconButton
          variant="heart"
          label={liked ? actions.unfavorite : actions.favorite}
          pressed={liked}
          onClick={() => setLiked(!liked)}
        >
          {ICONS.heart}
        </IconButton>
      </Specimen>
      <Specimen name={`render={<a>}, ${own.shows.asLink}`}>
        <IconButton label={actions.share} render={<a href="#icon-button" />}>
          {ICONS.plain}
        </IconButton>
      </Specimen>
    </Specimens>
  );
}

function Spinners() {
  const { actions, own } = useWords();
  return (
    <Specimens>
      <Specimen name={own.shows.decoration}>
        <Spinner />
      </Specimen>
      <Specimen name="label">
        <Spinner label={actions.loading} />
      </Specimen>
    </Specimens>
  );
}

function SproutIcons() {
  const { actions, own } = useWords();
  return (
    <Specimens>
      <Specimen name={own.shows.iconOnly}>
        <SproutIcon />
      </Specimen>
      <Specimen name={own.shows.inButton}>
        <Button icon={<SproutIcon />}>{actions.generate}</Button>
      </Specimen>
    </Specimens>
  );
}

export const iconButtons: Kind = {
  'icon-button': IconButtons,
  spinner: Spinners,
  'sprout-icon': SproutIcons,
};
