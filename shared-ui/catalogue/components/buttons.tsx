import { Button, type ButtonProps } from '@storysprout/shared-ui/button';
import { SproutIcon } from '@storysprout/shared-ui/sprout-icon';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useWords } from '../samples/use-words';
import { Specimen, Specimens, type Kind } from '../specimen';

const VARIANTS: NonNullable<ButtonProps['variant']>[] = [
  'primary',
  'secondary',
  'soft',
  'ghost',
  'danger',
  'brand',
];

function Buttons() {
  const { actions, longText, own } = useWords();
  const [busy, setBusy] = useState(false);
  const labels = {
    primary: actions.generate,
    secondary: actions.cancel,
    soft: actions.login,
    ghost: actions.back,
    danger: actions.delete,
    brand: actions.apple,
  };
  return (
    <Specimens>
      {VARIANTS.map((variant) => (
        <Specimen name={`variant="${variant}"`} wide key={variant}>
          <div className="row">
            <Button variant={variant}>{labels[variant]}</Button>
            <Button variant={variant} icon={<SproutIcon />}>
              {labels[variant]}
            </Button>
            <Button variant={variant} disabled>
              {labels[variant]}
            </Button>
            <Button variant={variant} busy>
              {labels[variant]}
            </Button>
          </div>
        </Specimen>
      ))}
      {VARIANTS.map((variant) => (
        <Specimen name={variant} focus key={variant}>
          <Button variant={variant}>{labels[variant]}</Button>
        </Specimen>
      ))}
      <Specimen name='size="large"'>
        <div className="row">
          <Button variant="primary" size="large" icon={<SproutIcon />}>
            {actions.generate}
          </Button>
          <Button size="large" disabled>
            {actions.discover}
          </Button>
        </div>
      </Specimen>
      <Specimen name="busy={!busy}">
        <Button variant="primary" busy={busy} busyLabel={actions.saving} onClick={() => setBusy(true)}>
          {actions.save}
        </Button>{' '}
        <Button variant="ghost" disabled={!busy} onClick={() => setBusy(false)}>
          {actions.stop}
        </Button>
      </Specimen>
      <Specimen name="busy busyLabel">
        <Button variant="primary" busy busyLabel={actions.generating}>
          {actions.generate}
        </Button>
      </Specimen>
      <Specimen name="aria-disabled">
        <Button aria-disabled>{actions.save}</Button>
      </Specimen>
      <Specimen name="iconEnd">
        <Button iconEnd={<ChevronRight aria-hidden />}>{actions.discover}</Button>
      </Specimen>
      <Specimen name={`render={<a>}, ${own.shows.asLink}`}>
        <Button variant="soft" render={<a href="#button" />}>
          {actions.login}
        </Button>
      </Specimen>
      <Specimen name={`wide, ${own.shows.longText}`} wide>
        <div className="narrow stack">
          <Button variant="primary" fullWidth>
            {actions.generate}
          </Button>
          <Button fullWidth icon={<SproutIcon />} iconEnd={<ChevronRight aria-hidden />}>
            {longText}
          </Button>
          <Button fullWidth busy busyLabel={longText}>
            {actions.save}
          </Button>
        </div>
      </Specimen>
    </Specimens>
  );
}

export const buttons: Kind = { button: Buttons };
