import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../users/user.entity.js';
import { StoryEntity } from '../story.entity.js';

/** What somebody told the operator about a story. It goes with the story, and with who told it. */
@Entity('reports')
export class ReportEntity {
  /** UUIDv7: in the order in which they came. */
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
