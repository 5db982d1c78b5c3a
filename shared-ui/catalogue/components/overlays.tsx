import { Button } from '@storysprout/shared-ui/button';
import { Dialog, type DialogProps } from '@storysprout/shared-ui/dialog';
import { Modal, type ModalProps } from '@storysprout/shared-ui/modal';
import { Popover } from '@storysprout/shared-ui/popover';
import { useState } from 'react';
import { setUrlState, STATES, useUrlState } from '../url-state';
import { useSampleTexts } from '../samples/use-sample-texts';
import type { SampleTexts } from '../samples/zh-CN';
import { Example, Examples, type Kind } from '../example';

const close = () => setUrlState({ state: '' });

/** Buttons that open the overlays of a kind through the URL: `?state=modal-busy`. */
const openButtons = (kind: 'modal' | 'dialog') =>
  STATES.components
    .filter((state) => state.startsWith(kind))
    .map((state) => (
      <Example name={state} focus={state === kind} key={state}>
        <OpenButton state={state} />
      </Example>
    ));

function OpenButton({ state }: { state: string }) {
  return <Button onClick={() => setUrlState({ state })}>{useSampleTexts().messages.open}</Button>;
}

type ModalSample = Omit<ModalProps, 'open' | 'onClose' | 'closeLabel'>;

function modalsOf({ actions, longText, messages }: SampleTexts): Record<string, ModalSample> {
  const { texts, titles } = messages;
  const confirm = { label: actions.confirm, onPress: close };
  const question = {
    type: 'warning',
    title: messages.question,
    message: messages.consequence,
    confirm: { label: messages.stopSharing, onPress: close },
    cancel: { label: messages.keep },
  } as const;
  return {
    'modal-error': { type: 'error', title: titles.error, message: texts.error, confirm },
    'modal-success': { type: 'success', title: titles.success, message: texts.success, autoClose: true },
    'modal-warning': { type: 'warning', title: titles.warning, message: texts.warning, confirm },
    'modal-info': {
      type: 'info',
      title: titles.info,
      message: texts.info,
      confirm: { label: actions.login, onPress: close },
      cancel: { label: actions.cancel },
    },
    'modal-question': question,
    'modal-destructive': {
      type: 'warning',
      title: messages.deleteQuestion,
      message: messages.deleteConsequence,
      confirm: { label: actions.delete, onPress: close, destructive: true },
      cancel: { label: messages.thinkAgain },
    },
    'modal-busy': { ...question, confirm: { ...question.confirm, busy: true } },
    'modal-titled': { type: 'info', title: titles.info },
    'modal-long': {
      ...question,
      title: longText,
      message: `${longText} `.repeat(3),
      confirm: { label: longText, onPress: close },
      autoClose: 60_000,
    },
  };
}

function Modals() {
  const { state } = useUrlState();
  const words = useSampleTexts();
  return (
    <Examples>
      {openButtons('modal')}
      {Object.entries(modalsOf(words)).map(([name, sample]) => (
        <Modal
          {...sample}
          key={name}
          open={state === name}
          onClose={close}
          closeLabel={words.actions.close}
        />
      ))}
    </Examples>
  );
}

type DialogSample = Omit<DialogProps, 'open' | 'onClose' | 'closeLabel'>;

function dialogsOf({ actions, longText, messages }: SampleTexts): Record<string, DialogSample> {
  const children = (
    <>
      <p className="meta" lang="en-fonipa">
        /praʊd/
      </p>
      <p>{messages.meaning}</p>
      <p lang="en">I am proud of my little brother.</p>
    </>
  );
  const footer = (
    <Button variant="primary" onClick={close}>
      {actions.done}
    </Button>
  );
  const proud = { title: 'proud', children };
  return {
    dialog: { ...proud, footer },
    'dialog-footless': proud,
    'dialog-untitled': { ...proud, titleHidden: true },
    'dialog-long': { title: longText, children: <p>{`${longText} `.repeat(40)}</p>, footer },
  };
}

function Dialogs() {
  const { state } = useUrlState();
  const words = useSampleTexts();
  return (
    <Examples>
      {openButtons('dialog')}
      {Object.entries(dialogsOf(words)).map(([name, sample]) => (
        <Dialog
          {...sample}
          key={name}
          open={state === name}
          onClose={close}
          closeLabel={words.actions.close}
        />
      ))}
    </Examples>
  );
}

function Popovers() {
  const { state } = useUrlState();
  const { actions, messages } = useSampleTexts();
  const [word, setWord] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const meaning = (
    <>
      <p>{messages.meaning}</p>
      <p lang="en">I am proud of my little brother.</p>
    </>
  );
  return (
    <Examples>
      <Example name="trigger title">
        <Popover
          open={state === 'popover'}
          onOpenChange={(open) => setUrlState({ state: open ? 'popover' : '' })}
          trigger={<Button lang="en">proud</Button>}
          title="proud"
          closeLabel={actions.close}
        >
          {meaning}
        </Popover>
      </Example>
      <Example name="anchor">
        <Button
          lang="en"
          variant="ghost"
          ref={setWord}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          proud
        </Button>
        <Popover open={isOpen} onOpenChange={setOpen} anchor={word} closeLabel={actions.close}>
          {meaning}
        </Popover>
      </Example>
    </Examples>
  );
}

export const overlays: Kind = { modal: Modals, dialog: Dialogs, popover: Popovers };
