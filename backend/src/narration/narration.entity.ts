import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { StoryEntity } from '../stories/story.entity.js';
import type { SentenceTiming } from './narrators/narrator.js';

/** One reading of a story. It goes with the story; its file is removed by whoever deletes the row. */
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

  /** The file's name: a keyed hash of story, text, voice and speed, so that the same is made once. */
  @Column('text')
  file: string;

  /** A file of another size is not the one that was written. */
  @Column('integer')
  bytes: number;

  @Column('text')
  voice: string;

  @Column('real')
  speed: number;

  @Column('jsonb')
  timings: SentenceTiming[];

  /** When anybody last asked for it. */
  @Column('timestamptz', { name: 'asked_at', default: () => 'now()' })
  askedAt: Date;

  /** When the story's owner last asked for it; null for never. */
  @Column('timestamptz', { name: 'owner_asked_at', nullable: true })
  ownerAskedAt: Date | null;
}
