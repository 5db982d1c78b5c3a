import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { StoryEntity } from '../stories/story.entity.js';
import type { SentenceTiming } from './narrators/narrator.js';

/** A narration of a story. Deleted with the story; the code that deletes the row also deletes the file. */
@Entity('narrations')
@Unique('narrations_file_key', ['file'])
export class NarrationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'narrations_pkey' })
  id: string;

  @Index('narrations_story_id_idx')
  @Column('uuid', { name: 'story_id' })
  storyId: string;

  @ManyToOne(() => StoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'narrations_story_id_fkey' })
  story?: StoryEntity;

  /** File name: a keyed hash of engine, story, text, voice and speed, so that equal requests share a file. */
  @Column('text')
  file: string;

  /** Size of the file; a file of another size is damaged. */
  @Column('integer')
  bytes: number;

  @Column('text')
  voice: string;

  @Column('real')
  speed: number;

  @Column('jsonb')
  timings: SentenceTiming[];

  /** Last request by any user. */
  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  /** Last request by the story's owner; null for none. */
  @Column('timestamptz', { name: 'owner_asked_at', nullable: true })
  ownerAskedAt: Date | null;
}
