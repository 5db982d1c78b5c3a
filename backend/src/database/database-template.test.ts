import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate, createTemplate } from './database-template.js';

let folder: string;
let template: string;
let place: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'template-'));
  template = join(folder, 'made/template');
  place = join(folder, 'data/database');
});
afterEach(() => rm(folder, { recursive: true }));

/** "Creates a database" of one file. */
const create = async (draft: string) => {
  const made = join(draft, 'database');
  await mkdir(made);
  await writeFile(join(made, 'PG_VERSION'), '18');
  return made;
};

describe('a database template', () => {
  it('is created once and leaves nothing beside it', async () => {
    let times = 0;
    const count = (draft: string) => {
      times += 1;
      return create(draft);
    };
    await createTemplate(template, count);
    await createTemplate(template, count);
    expect(times).toBe(1);
    expect(await readdir(join(folder, 'made'))).toEqual(['template']);
  });

  it('has no name until it is complete', async () => {
    const fail = () => Promise.reject(new Error('disk full'));
    await expect(createTemplate(template, fail)).rejects.toThrow('disk full');
    expect(await readdir(join(folder, 'made'))).toEqual([]);
  });

  it('is created by two processes at once', async () => {
    await Promise.all([createTemplate(template, create), createTemplate(template, create)]);
    expect(await readdir(join(folder, 'made'))).toEqual(['template']);
  });

  it('becomes a database where there is none, also after a copy that was interrupted', async () => {
    await createTemplate(template, create);
    await mkdir(`${place}.partial/base`, { recursive: true });
    await copyTemplate(template, place);
    expect(await readFile(join(place, 'PG_VERSION'), 'utf8')).toBe('18');
    expect(existsSync(`${place}.partial`)).toBe(false);
    expect(existsSync(join(place, 'base'))).toBe(false);
  });

  it('never replaces a database', async () => {
    await createTemplate(template, create);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'PG_VERSION'), '17');
    await copyTemplate(template, place);
    expect(await readFile(join(place, 'PG_VERSION'), 'utf8')).toBe('17');
  });
});
