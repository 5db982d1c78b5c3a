import { Button, type ButtonProps } from '@storysprout/shared-ui/button';
import { SproutIcon } from '@storysprout/shared-ui/sprout-icon';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

const VARIANTS: NonNullable<ButtonProps['variant']>[] = [
  'primary',
  'secondary',
  'soft',
  'ghost',
  'danger',
  'brand',
];

function Buttons() {
  const { actions, longText, catalogue } = useSampleTexts();
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
    <Examples>
      {VARIANTS.map((variant) => (
        <Example name={`variant="${variant}"`} wide key={variant}>
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
        </Example>
      ))}
      {VARIANTS.map((variant) => (
        <Example name={variant} focus key={variant}>
          <Button variant={variant}>{labels[variant]}</Button>
        </Example>
      ))}
      <Example name='size="large"'>
        <div className="row">
          <Button variant="primary" size="large" icon={<SproutIcon />}>
            {actions.generate}
          </Button>
          <Button size="large" disabled>
            {actions.discover}
          </Button>
        </div>
      </Example>
      <Example name="busy={!busy}">
        <Button variant="primary" busy={busy} busyLabel={actions.saving} onClick={() => setBusy(true)}>
          {actions.save}
        </Button>{' '}
        <Button variant="ghost" disabled={!busy} onClick={() => setBusy(false)}>
          {actions.stop}
        </Button>
      </Example>
      <Example name="busy busyLabel">
        <Button variant="primary" busy busyLabel={actions.generating}>
          {actions.generate}
        </Button>
      </Example>
      <Example name="aria-disabled">
        <Button aria-disabled>{actions.save}</Button>
      </Example>
      <Example name="iconEnd">
        <Button iconEnd={<ChevronRight aria-hidden />}>{actions.discover}</Button>
      </Example>
      <Example name={`render={<a>}, ${catalogue.shows.asLink}`}>
        <Button variant="soft" render={<a href="#button" />}>
          {actions.login}
        </Button>
      </Example>
      <Example name={`wide, ${catalogue.shows.longText}`} wide>
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
      </Example>
    </Examples>
  );
}

export const buttons: Kind = { button: Buttons };
