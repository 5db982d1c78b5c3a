import type { Keyword, Sentence, Story } from '@storysprout/contracts/api/stories';
import type { Grade } from '@storysprout/contracts/rules';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { GenerationUsage } from '../generation/pipeline/generation-pipeline.service.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * A story. Lists read small columns only; the text is in `sentences` and `keywords`, which PostgreSQL stores apart from
 * the row when they are long.
 */
@Entity('stories')
@Index('stories_user_id_id_idx', ['userId', 'id'])
@Unique('stories_user_id_idempotency_key_key', ['userId', 'idempotencyKey'])
export class StoryEntity {
  /** UUIDv7: sorts by time of creation. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'stories_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'stories_user_id_fkey' })
  user?: UserEntity;

  @Column('text')
  theme: string;

  @Column('smallint')
  grade: Grade;

  @Column('integer', { name: 'word_count' })
  wordCount: number;

  /** The beginning of the text, for lists. */
  @Column('text')
  preview: string;

  /** The words of `keywords`, for lists. */
  @Column('jsonb', { name: 'keyword_words' })
  keywordWords: string[];

  @Column('jsonb')
  sentences: Sentence[];

  @Column('jsonb')
  keywords: Keyword[];

  /** The measured level; null for stories of older versions. */
  @Column('jsonb', { nullable: true })
  level: Story['level'];

  /** The suggested theme used in place of one that was not understood; null for most. */
  @Column('text', { name: 'stand_in_theme', nullable: true })
  standInTheme: Story['standInTheme'];

  @Column('text', { name: 'ai_model' })
  aiModel: string;

  /** Why the embedded engine wrote in place of the provider; null for most. */
  @Column('text', { name: 'writer_fallback', nullable: true })
  writerFallback: Story['writerFallback'];

  /** Usage of the generation (drafts, requests, tokens), for operators; null for stories of older versions. */
  @Column('jsonb', { nullable: true })
  making: GenerationUsage | null;

  @Column('boolean', { name: 'is_shared', default: false })
  isShared: boolean;

  /** Views of the public page by others than the owner. */
  @Column('integer', { default: 0 })
  views: number;

  /** Exports as an image. */
  @Column('integer', { default: 0 })
  exports: number;

  /** Number of favourites of this story, updated in the transaction that adds or removes one. */
  @Column('integer', { name: 'favorites_count', default: 0 })
  favoritesCount: number;

  /** Identifies the content of a story: a user gets none of the latest ones again. */
  @Column('text')
  fingerprint: string;

  /** The `Idempotency-Key` of the request; null without one. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  /** Hash of the request: another request under the same key is a conflict. */
  @Column('text', { name: 'body_hash' })
  bodyHash: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
