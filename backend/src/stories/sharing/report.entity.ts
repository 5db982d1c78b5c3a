import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../users/user.entity.js';
import { StoryEntity } from '../story.entity.js';

/** A report of a story for the operator. It is deleted with the story and with the reporting user. */
@Entity('reports')
export class ReportEntity {
  /** UUIDv7: sorts by time of creation. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'reports_pkey' })
  id: string;

  @Index('reports_story_id_idx')
  @Column('uuid', { name: 'story_id' })
  storyId: string;

  @ManyToOne(() => StoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'story_id', foreignKeyConstraintName: 'reports_story_id_fkey' })
  story?: StoryEntity;

  /** Null for a guest. */
  @Index('reports_user_id_idx')
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'reports_user_id_fkey' })
  user?: UserEntity;

  @Column('text')
  reason: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
