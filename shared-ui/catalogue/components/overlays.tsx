import { Button } from '@storysprout/shared-ui/button';
import { Dialog, type DialogProps } from '@storysprout/shared-ui/dialog';
import { Modal, type ModalProps } from '@storysprout/shared-ui/modal';
import { Popover } from '@storysprout/shared-ui/popover';
import { useState } from 'react';
import { go, STATES, useAddress } from '../address';
import { useWords } from '../samples/use-words';
import type { Words } from '../samples/zh-CN';
import { Specimen, Specimens, type Kind } from '../specimen';

const close = () => go({ state: '' });

/** Which of them is open stands in the address: `?state=modal-busy`. */
const openers = (kind: 'modal' | 'dialog') =>
  STATES.components
    .filter((state) => state.startsWith(kind))
    .map((state) => (
      <Specimen name={state} focus={state === kind} key={state}>
        <OpenButton state={state} />
      </Specimen>
    ));

function OpenButton({ state }: { state: string }) {
  return <Button onClick={() => go({ state })}>{useWords().messages.open}</Button>;
}

type ModalSample = Omit<ModalProps, 'open' | 'onClose' | 'closeLabel'>;

function modalsOf({ actions, longText, messages }: Words): Record<string, ModalSample> {
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
  const { state } = useAddress();
  const words = useWords();
  return (
    <Specimens>
      {openers('modal')}
      {Object.entries(modalsOf(words)).map(([name, sample]) => (
        <Modal
          {...sample}
          key={name}
          open={state === name}
          onClose={close}
          closeLabel={words.actions.close}
        />
      ))}
    </Specimens>
  );
}

type DialogSample = Omit<DialogProps, 'open' | 'onClose' | 'closeLabel'>;

function dialogsOf({ actions, longText, messages }: Words): Record<string, DialogSample> {
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
  const { state } = useAddress();
  const words = useWords();
  return (
    <Specimens>
      {openers('dialog')}
      {Object.entries(dialogsOf(words)).map(([name, sample]) => (
        <Dialog
          {...sample}
          key={name}
          open={state === name}
          onClose={close}
          closeLabel={words.actions.close}
        />
      ))}
    </Specimens>
  );
}

function Popovers() {
  const { state } = useAddress();
  const { actions, messages } = useWords();
  const [word, setWord] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const meaning = (
    <>
      <p>{messages.meaning}</p>
      <p lang="en">I am proud of my little brother.</p>
    </>
  );
  return (
    <Specimens>
      <Specimen name="trigger title">
        <Popover
          open={state === 'popover'}
          onOpenChange={(open) => go({ state: open ? 'popover' : '' })}
          trigger={<Button lang="en">proud</Button>}
          title="proud"
          closeLabel={actions.close}
        >
          {meaning}
        </Popover>
      </Specimen>
      <Specimen name="anchor">
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
      </Specimen>
    </Specimens>
  );
}

export const overlays: Kind = { modal: Modals, dialog: Dialogs, popover: Popovers };
